import text from "kahve:english/client-melding";
import { teachLater } from "./message";

await teachLater(text);
