/** Accepted content types, checked before the upload. The server checks the content itself. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const bytesMax = 5 * 1024 * 1024

/**
 * Returns the reason why a file is rejected, or undefined if it is accepted. The reason includes the file
 * name, because several files may be chosen at once.
 */
export function problemOfPicture({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type) || size === 0)
    return `「${name}」は添付できません。JPEG・PNG・WebPの画像を選択してください`
  return size > bytesMax ? `「${name}」は5MBを超えています。5MB以下の画像を選択してください` : undefined
}
