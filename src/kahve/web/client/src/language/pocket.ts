import text from "kahve:english/client-pocket";
import { teach } from "./message";

teach(text);
