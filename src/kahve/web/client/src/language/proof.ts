import text from "kahve:english/client-proof";
import { teachLater } from "./message";

await teachLater(text);
