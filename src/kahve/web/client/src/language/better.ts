import text from "kahve:english/client-better";
import { teachLater } from "./message";

await teachLater(text);
