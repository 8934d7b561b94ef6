import type { ReactNode } from 'react'
import type { Picture as ShopPicture } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { ShareButton } from '@storefront/remote/share-button'
import { Breadcrumbs, Picture, RichContent, type Crumb } from '@storefront/ui'
import styles from './article.module.css'

type Neighbour = { key: string; title: string } | null

type ArticleProps = {
  crumbs: Crumb[]
  title: string
  meta?: ReactNode
  publishedAt?: string
  image?: ShopPicture | null
  html: string
  /** Path to share. Without a path there is no share button. */
  path?: string
  children?: ReactNode
}

export function Article({ crumbs, title, meta, publishedAt, image, html, path, children }: ArticleProps) {
  return (
    <div className={styles.frame}>
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.article}>
        <header className={styles.head}>
          {(publishedAt || meta) && (
            <p className={styles.meta}>
              {publishedAt && (
                <time translate="no" dateTime={publishedAt}>
                  {formatDate(publishedAt)}
                </time>
              )}
              {meta}
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
        </header>
        {image && <Picture picture={image} sizes="(min-width: 48rem) 680px, 100vw" shape="wide" isPriority />}
        <RichContent html={html} />
        {path && (
          <div>
            <ShareButton title={title} path={path} contentType="article" itemId={path} />
          </div>
        )}
      </article>
      {children}
    </div>
  )
}

export function Neighbours({
  newer,
  older,
  hrefOf,
  back,
}: {
  newer: Neighbour
  older: Neighbour
  hrefOf: (key: string) => string
  back: { href: string; label: string }
}) {
  return (
    <nav className={styles.neighbours} aria-label="前後の記事">
      {newer && (
        <a href={hrefOf(newer.key)} rel="prev">
          <span>新しい記事</span>
          {newer.title}
        </a>
      )}
      {older && (
        <a href={hrefOf(older.key)} rel="next">
          <span>前の記事</span>
          {older.title}
        </a>
      )}
      <a className={styles.back} href={back.href}>
        {back.label}
      </a>
    </nav>
  )
}
