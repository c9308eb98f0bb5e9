import animals from "kahve:english/client-cards";
import text from "kahve:english/cards";
import { teachLater } from "./message";

await teachLater(text);
await teachLater(animals);
