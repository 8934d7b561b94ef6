/**
 * Decodes a spreadsheet file: UTF-8, Shift_JIS (Japanese Windows), or UTF-16LE with a BOM (“Unicode text”).
 */
export function textOfFile(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return text.includes('\uFFFD') ? new TextDecoder('shift_jis').decode(bytes) : text
}
