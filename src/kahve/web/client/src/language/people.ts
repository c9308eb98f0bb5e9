import text from "kahve:english/client-people";
import { teach } from "./message";

teach(text);
