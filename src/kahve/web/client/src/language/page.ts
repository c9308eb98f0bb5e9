import text from "kahve:english/client-page";
import { teach } from "./message";

teach(text);
