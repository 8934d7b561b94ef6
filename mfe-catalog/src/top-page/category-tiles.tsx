import { Picture, Section } from '@storefront/ui'
import { categoryPath, type Category } from '@storefront/contracts'
import styles from './category-tiles.module.css'

export function CategoryTiles({ title, categories }: { title: string; categories: readonly Category[] }) {
  return (
    <Section title={title} more={{ href: '/product', label: 'すべての商品' }}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.key}>
            <a className={styles.tile} href={categoryPath(category)}>
              <span className={styles.picture}>
                {category.image && (
                  <Picture
                    picture={category.image}
                    sizes="(min-width: 64rem) 180px, 30vw"
                    shape="square"
                    alt=""
                  />
                )}
              </span>
              <span className={styles.name}>{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
