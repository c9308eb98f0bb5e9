import text from "kahve:english/client-fishing";
import { teach } from "./message";

teach(text);
