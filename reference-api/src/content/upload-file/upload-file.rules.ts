const signatures: readonly [contentType: string, fits: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'image/png',
    (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  ],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
  ['application/pdf', (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
]

/**
 * Detects a file's type from its first bytes, regardless of its name. Returns undefined if the shop doesn't
 * accept the file.
 */
export function detectContentType(bytes: Buffer): string | undefined {
  return signatures.find(([, fits]) => fits(bytes))?.[0]
}
