import animals from "kahve:english/client-cards";
import text from "kahve:english/cards";
import { teach } from "./message";

teach(text);
teach(animals);
