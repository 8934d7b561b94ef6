import type { Category } from './category'

/** Builds the path that a category's name leads to: a school's sets, otherwise its list of goods. */
export const categoryPath = ({ key, school_key }: Pick<Category, 'key' | 'school_key'>): string =>
  school_key ? `/school/${encodeURIComponent(school_key)}` : categoryGoodsPath(key)

/** Builds the path of the list of a category's goods. */
export const categoryGoodsPath = (key: string) => `/product?category=${encodeURIComponent(key)}`
