import { z } from "../contract/fields";
import { parsedPhone, phoneNumber } from "./phone-numbers";

/** A field that holds a telephone number; it may be written in any way, and is stored in the form of `phoneNumber`. */
export const phone = z
  .string()
  .trim()
  .max(30)
  .min(1)
  .overwrite(phoneNumber)
  .refine((text) => parsedPhone(text)?.isPossible() ?? false, { params: { code: "phone" } });
