import text from "kahve:english/client-pocket";
import { teachLater } from "./message";

await teachLater(text);
