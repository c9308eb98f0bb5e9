import text from "kahve:english/client-better";
import { teach } from "./message";

teach(text);
