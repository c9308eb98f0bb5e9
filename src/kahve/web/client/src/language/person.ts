import text from "kahve:english/client-person";
import { teach } from "./message";

teach(text);
