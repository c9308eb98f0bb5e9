import text from "kahve:english/client-learn";
import { teach } from "./message";

teach(text);
