import type { ShopRows } from '../read/shop-csv-files'

type Size = ShopRows['sizes.csv'][number]

export function sizeRows(size: Size | undefined): { label: string; value: string }[] {
  const rows = [
    { label: 'サイズ', value: size?.size },
    { label: '箱の大きさ', value: size?.box },
    { label: '重さ', value: size?.weight },
  ]
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
