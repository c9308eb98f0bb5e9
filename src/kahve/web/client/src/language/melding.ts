import text from "kahve:english/client-melding";
import { teach } from "./message";

teach(text);
