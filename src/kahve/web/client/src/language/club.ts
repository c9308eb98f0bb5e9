import text from "kahve:english/client-club";
import { teach } from "./message";

teach(text);
