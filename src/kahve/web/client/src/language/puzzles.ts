import text from "kahve:english/client-puzzles";
import { teachLater } from "./message";

await teachLater(text);
