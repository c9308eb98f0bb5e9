import text from "kahve:english/client-replay";
import { teachLater } from "./message";

await teachLater(text);
