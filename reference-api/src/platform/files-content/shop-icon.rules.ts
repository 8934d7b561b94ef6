/** Sizes for browsers, phones and installed apps, in pixels. */
const iconSizes = [48, 180, 192, 512]

/** Parses `180.png` or `favicon.ico`. Returns undefined for any other file. */
export function readIconName(file: string): { size: number; isIco: boolean } | undefined {
  if (file === 'favicon.ico') return { size: 48, isIco: true }
  const size = Number(/^(\d{2,3})\.png$/.exec(file)?.[1])
  return iconSizes.includes(size) ? { size, isIco: false } : undefined
}

const headerBytes = 22

/** Wraps one PNG in an .ico file, which browsers support. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(headerBytes, 18)
  return Buffer.concat([header, png])
}
