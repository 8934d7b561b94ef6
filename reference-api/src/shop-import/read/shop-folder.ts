import { type ShopTexts } from './shop-documents'
import { type ShopRows } from './shop-csv-files'

export type ShopFolder = ShopRows &
  ShopTexts & {
    folder: string
    files: ReadonlySet<string>
    pictureFolder: string
    pictureFiles: ReadonlySet<string>
    svgFiles: { url: string; content: string }[]
  }
