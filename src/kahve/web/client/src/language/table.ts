import text from "kahve:english/client-table";
import { teach } from "./message";

teach(text);
