/**
 * Reads a file as a data URL, because the content security policy allows no other local image source. Returns
 * undefined if the file can't be read.
 */
export function readAsDataUrl(blob: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(blob)
  })
}
