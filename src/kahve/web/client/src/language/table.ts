import text from "kahve:english/client-table";
import { teachLater } from "./message";

await teachLater(text);
