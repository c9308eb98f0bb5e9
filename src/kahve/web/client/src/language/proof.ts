import text from "kahve:english/client-proof";
import { teach } from "./message";

teach(text);
