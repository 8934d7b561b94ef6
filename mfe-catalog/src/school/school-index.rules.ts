import type { SchoolSummary } from '@storefront/contracts'
import { normaliseWidth, readSearchTerm } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { schoolPath, schoolsCrumb, top } from '../school-ways/school.rules'

export const indexCrumbs = [top, { label: schoolsCrumb.label }]

export const readWord = (url: string) => readSearchTerm(new URL(url).searchParams.get('word'), 40)

/** Returns the school's path if the search term is a complete code, for a redirect. */
export function findSchoolPath(word: string, schools: readonly SchoolSummary[]): string | undefined {
  const code = normaliseWidth(word).trim().toLowerCase()
  const [one] = schools
  return one && one.key.toLowerCase() === code ? schoolPath(one.key) : undefined
}

export const buildSchoolsHead = ({ word }: { word: string }): Head => ({
  title: word ? `「${word}」の学校` : '学校から選ぶ',
  description: '学校コードか学校名から、指定の制服、体操服、学用品と採寸会の日程をご案内します。',
  canonical: '/school',
  ...(word ? { robots: 'noindex,follow' } : {}),
})

/** Formats the number of results. The page may show fewer. */
export function foundText({ word, shown, total }: { word: string; shown: number; total: number }): string {
  if (word === '') return total > shown ? `${total}校のうち${shown}校` : `${total}校`
  return total > shown
    ? `「${word}」は${total}校あります。学校名をもう少し入力してください。`
    : `「${word}」の学校が${total}校見つかりました。`
}
