import { categoryPath, type Category } from '@storefront/contracts'
import { Button } from './button'
import styles from './error-page.module.css'

type ErrorPageProps = {
  status: number
  onBack?: () => void
  /** Suggested categories for a missing page. */
  categories?: readonly Pick<Category, 'key' | 'name' | 'school_key'>[]
}

/** Renders the error page of §2, for missing pages and for all other errors. */
export function ErrorPage({ status, onBack, categories = [] }: ErrorPageProps) {
  const isMissing = status === 404
  return (
    <>
      <section className={styles.page} role="alert">
        {/* A heading in the page's language, because the focus moves to it. */}
        <p className={styles.code} lang="en">
          {isMissing ? '404 Not Found' : 'Error'}
        </p>
        <h1 className={styles.title}>
          {isMissing ? 'お探しのページが見つかりませんでした。' : 'エラーが発生しました'}
        </h1>
        {isMissing && (
          <p className={styles.note} lang="en">
            This page could not be found
          </p>
        )}
        {!isMissing && <Button onClick={() => location.reload()}>再試行</Button>}
        {isMissing && onBack && <Button onClick={onBack}>前のページに戻る</Button>}
        <a className={styles.home} href="/">
          トップページへ戻る
        </a>
      </section>
      {isMissing && categories.length > 0 && <OtherWays categories={categories} />}
    </>
  )
}

function OtherWays({ categories }: Required<Pick<ErrorPageProps, 'categories'>>) {
  return (
    <section className={styles.ways} aria-label="商品をさがす">
      <form className={styles.search} action="/product" role="search" aria-label="商品をさがす">
        <input type="search" name="word" aria-label="さがすことば" placeholder="商品・ブランドを検索" />
        <Button type="submit" icon="search">
          さがす
        </Button>
      </form>
      <ul className={styles.categories}>
        <li>
          <a href="/ranking">人気ランキング</a>
        </li>
        {categories.map((category) => (
          <li key={category.key}>
            <a href={categoryPath(category)}>{category.name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
