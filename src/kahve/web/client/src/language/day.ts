import text from "kahve:english/client-day";
import { teachLater } from "./message";

await teachLater(text);
