/** What the server takes, told before anything goes up: it looks again, at the content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const bytesMax = 5 * 1024 * 1024

/** Why a file need not be sent at all. */
export function problemOfPicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type) || size === 0) return '画像（JPEG、PNG、WebP）のファイルを選択してください'
  return size > bytesMax ? '5MB以下の写真を選択してください' : undefined
}
