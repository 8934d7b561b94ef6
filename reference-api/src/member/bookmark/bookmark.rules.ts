import { Rejection } from '../../platform/http/rejection'

export const bookmarkNotFound = () => new Rejection(404, 'bookmark.not_found', 'ブックマークが見つかりません')
