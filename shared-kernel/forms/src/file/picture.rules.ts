/** Accepted types, checked before uploading. The server checks the content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const bytesMax = 5 * 1024 * 1024

/** Why a file is rejected. Includes its name, because several may be chosen at once. */
export function problemOfPicture({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type) || size === 0)
    return `「${name}」は添付できません。JPEG・PNG・WebPの画像を選択してください`
  return size > bytesMax ? `「${name}」は5MBを超えています。5MB以下の画像を選択してください` : undefined
}
