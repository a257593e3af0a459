type Path = `/${string}`;

export const get = (path: Path, summary: string) => ({ method: "GET", path, summary }) as const;
export const post = (path: Path, summary: string) => ({ method: "POST", path, summary }) as const;
export const put = (path: Path, summary: string) => ({ method: "PUT", path, summary }) as const;
export const remove = (path: Path, summary: string) => ({ method: "DELETE", path, summary }) as const;
