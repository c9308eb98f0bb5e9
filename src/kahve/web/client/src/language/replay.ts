import text from "kahve:english/client-replay";
import { teach } from "./message";

teach(text);
