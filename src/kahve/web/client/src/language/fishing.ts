import text from "kahve:english/client-fishing";
import { teachLater } from "./message";

await teachLater(text);
