import text from "kahve:english/client-puzzles";
import { teach } from "./message";

teach(text);
