import text from "kahve:english/client-club";
import { teachLater } from "./message";

await teachLater(text);
