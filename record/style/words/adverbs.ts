/** Adverbs that a list of stems and nouns does not know, as alternatives of a pattern: no noun, so they take no particle. */
export const ADVERBS =
  '왠지|사실|혹시|솔직히|그리고|그래서|하지만|일단|우선|아직|이제|이미|만약|마치|과연|역시|아마|비록|오늘|매일|항상|늘|자주|계속|가장|매우|모두|다들|그냥|문득|마침|드디어|마침내|심지어|오히려|그저|되레|도리어|단지|오직|결코|절대|물론|여태|줄곧|꼭|더욱|훨씬|비로소|곧|당장|정말|나중|거의|무조건';
