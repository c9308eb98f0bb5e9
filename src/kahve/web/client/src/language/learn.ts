import text from "kahve:english/client-learn";
import { teachLater } from "./message";

await teachLater(text);
