import text from "kahve:english/client-people";
import { teachLater } from "./message";

await teachLater(text);
