import { preferences } from "../page/preferences";
import "../language/table";
import { message } from "../language/message";

/** How loud it is, as the tools say it. */
export function soundSays(): string {
  return message("client-table-sound", { sound: preferences().sound });
}
