import text from "kahve:english/client-letters";
import { teach } from "./message";

teach(text);
