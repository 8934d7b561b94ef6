/** Words of the label of an address line that also takes the company. */
export const companyWord = '会社名'

/** A word that names a building, a floor or a room. Every other word on the line names the company. */
const buildingWord =
  /(?:ビル|ビルディング|タワー|マンション|ハイツ)[B\d-]*(?:F|階|号室|号)?$|^[B\d-]+(?:F|階|号室|号)?$/i

/** Reads the company from an address line that takes both a company and a building. */
export const readCompany = (line: string | null | undefined): string =>
  (line ?? '')
    .split(/\s+/)
    .filter((word) => !buildingWord.test(word.normalize('NFKC')))
    .join(' ')
