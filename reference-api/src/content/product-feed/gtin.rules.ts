/** Numbers that GS1 leaves to shops for their own use. Google Merchant refuses them. */
const shopsOwnNumber = /^(?:02\d{11}|04\d{11}|2\d{12}|[02]\d{7})$/

/**
 * Returns a product's GTIN from its JAN code, or null if the code is a number of the shop's own, has another
 * length, or its check digit is wrong.
 */
export function toGtin(janCode: string | null): string | null {
  if (janCode === null || !/^(\d{8}|\d{13})$/.test(janCode)) return null
  return shopsOwnNumber.test(janCode) || !isCheckDigitRight(janCode) ? null : janCode
}

function isCheckDigitRight(code: string): boolean {
  const digits = [...code].map(Number)
  const sum = digits
    .slice(0, -1)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === digits.at(-1)
}
