import text from "kahve:english/client-home";
import { teach } from "./message";

teach(text);
