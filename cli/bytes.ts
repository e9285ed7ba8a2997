/** The bytes of a file that the service answers. */
export const bytesOf = ({ content }: { content: string }): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(content, "base64"));
