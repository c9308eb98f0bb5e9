import text from "kahve:english/client-letters";
import { teachLater } from "./message";

await teachLater(text);
